/**
 * @generated SignedSource<<d53410696e5801308bcc32cc39c42228>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AnswerStatus = "DONE" | "FAILED" | "INTERRUPTED" | "STOPPED" | "WRITING";
export type ThreadRole = "ASSISTANT" | "PERSON";
import { FragmentRefs } from "relay-runtime";
export type Message_message$data = {
  readonly facts: ReadonlyArray<{
    readonly label: string;
    readonly path: string | null | undefined;
    readonly text: string;
  }>;
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly proposals: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProposalCard_proposal">;
  }>;
  readonly role: ThreadRole;
  readonly status: AnswerStatus;
  readonly text: string;
  readonly " $fragmentType": "Message_message";
};
export type Message_message$key = {
  readonly " $data"?: Message_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"Message_message">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Message_message",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantFact",
      "kind": "LinkedField",
      "name": "facts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Proposal",
      "kind": "LinkedField",
      "name": "proposals",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProposalCard_proposal"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ThreadMessage",
  "abstractKey": null
};
})();

(node as any).hash = "bf1e3964817e46879200c7893665193c";

export default node;
