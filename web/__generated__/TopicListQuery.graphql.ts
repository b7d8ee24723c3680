/**
 * @generated SignedSource<<679b8597b8b6e049e4b1e023ae2c9464>>
 * @relayHash 7dbf8d46998c8a27d6bebd57763433ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70637efc6e49eaff8f5a523001a5a43944190e8cc65e2fb3608db22097b59ec8

import { ConcreteRequest } from 'relay-runtime';
export type FeedbackTopicStatus = "DECLINED" | "DOING" | "DONE" | "PLANNED";
export type TopicListQuery$variables = Record<PropertyKey, never>;
export type TopicListQuery$data = {
  readonly feedbackTopics: ReadonlyArray<{
    readonly id: string;
    readonly isPublic: boolean;
    readonly status: FeedbackTopicStatus;
    readonly summary: string;
    readonly title: string;
    readonly votes: number;
  }>;
};
export type TopicListQuery = {
  response: TopicListQuery$data;
  variables: TopicListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FeedbackTopic",
    "kind": "LinkedField",
    "name": "feedbackTopics",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "summary",
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
        "name": "isPublic",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "votes",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TopicListQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TopicListQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "70637efc6e49eaff8f5a523001a5a43944190e8cc65e2fb3608db22097b59ec8",
    "metadata": {},
    "name": "TopicListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5922e704635f34da3bd5e7652223d52";

export default node;
