/**
 * @generated SignedSource<<765bce4981a2c4c858f144989d73fb49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AnswerStatus = "DONE" | "FAILED" | "INTERRUPTED" | "STOPPED" | "WRITING";
export type ThreadRole = "ASSISTANT" | "PERSON";
import { FragmentRefs } from "relay-runtime";
export type Chat_thread$data = {
  readonly id: string;
  readonly messages: ReadonlyArray<{
    readonly id: string;
    readonly parentId: string | null | undefined;
    readonly role: ThreadRole;
    readonly status: AnswerStatus;
    readonly text: string;
    readonly " $fragmentSpreads": FragmentRefs<"Message_message">;
  }>;
  readonly " $fragmentType": "Chat_thread";
};
export type Chat_thread$key = {
  readonly " $data"?: Chat_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"Chat_thread">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Chat_thread",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ThreadMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentId",
          "storageKey": null
        },
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Message_message"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Thread",
  "abstractKey": null
};
})();

(node as any).hash = "049699bc122565d66a2ec73636b1f6fe";

export default node;
