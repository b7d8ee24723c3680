/**
 * @generated SignedSource<<80ef14c28232e63e535e1c4cbadc5254>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackKind = "IDEA" | "PROBLEM" | "QUESTION";
export type FeedbackStatus = "ANSWERED" | "CLOSED" | "RECEIVED";
export type FeedbackTopicStatus = "DECLINED" | "DOING" | "DONE" | "PLANNED";
import { FragmentRefs } from "relay-runtime";
export type InboxList_feedback$data = {
  readonly assignee: {
    readonly displayName: string;
    readonly id: string;
  } | null | undefined;
  readonly author: {
    readonly displayName: string;
    readonly email: string;
    readonly id: string;
  };
  readonly createdAt: string;
  readonly kind: FeedbackKind;
  readonly screenshotUrl: string | null | undefined;
  readonly status: FeedbackStatus;
  readonly text: string;
  readonly topic: {
    readonly id: string;
    readonly status: FeedbackTopicStatus;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "InboxList_feedback";
};
export type InboxList_feedback$key = {
  readonly " $data"?: InboxList_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxList_feedback">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxList_feedback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "screenshotUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "63b4bf57e1dc7803112777e2bef53c0b";

export default node;
