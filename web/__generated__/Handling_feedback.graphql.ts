/**
 * @generated SignedSource<<7bf80ef426336a19df325596dad353ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackStatus = "ANSWERED" | "CLOSED" | "RECEIVED";
export type FeedbackTopicStatus = "DECLINED" | "DOING" | "DONE" | "PLANNED";
import { FragmentRefs } from "relay-runtime";
export type Handling_feedback$data = {
  readonly assignee: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly status: FeedbackStatus;
  readonly topic: {
    readonly id: string;
    readonly status: FeedbackTopicStatus;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "Handling_feedback";
};
export type Handling_feedback$key = {
  readonly " $data"?: Handling_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"Handling_feedback">;
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
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Handling_feedback",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedbackTopic",
      "kind": "LinkedField",
      "name": "topic",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "d8802db701ffcffb638ebc60379031bd";

export default node;
