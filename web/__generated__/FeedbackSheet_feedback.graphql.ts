/**
 * @generated SignedSource<<43cfd8a3209ae5db6d75fd02492acacc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackKind = "IDEA" | "PROBLEM" | "QUESTION";
export type FeedbackStatus = "ANSWERED" | "CLOSED" | "RECEIVED";
import { FragmentRefs } from "relay-runtime";
export type FeedbackSheet_feedback$data = {
  readonly answers: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly text: string;
  }>;
  readonly author: {
    readonly displayName: string;
    readonly email: string;
    readonly id: string;
  };
  readonly createdAt: string;
  readonly device: string | null | undefined;
  readonly id: string;
  readonly kind: FeedbackKind;
  readonly page: string | null | undefined;
  readonly screenshotUrl: string | null | undefined;
  readonly serverVersion: string;
  readonly status: FeedbackStatus;
  readonly text: string;
  readonly webVersion: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Handling_feedback" | "InboxList_feedback">;
  readonly " $fragmentType": "FeedbackSheet_feedback";
};
export type FeedbackSheet_feedback$key = {
  readonly " $data"?: FeedbackSheet_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackSheet_feedback">;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackSheet_feedback",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serverVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "device",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
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
      "concreteType": "FeedbackAnswer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Handling_feedback"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InboxList_feedback"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "ff491ed9338e691753e3f692fe3dce5b";

export default node;
