/**
 * @generated SignedSource<<5c831b9b32cd1ae18224a21b0e134d7f>>
 * @relayHash 0714b5f831b6ed90b143b8b243624506
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e626d2960dfb5895aaa43406bb8fef48a63ddf0122a0b31912d0b91fa418158

import { ConcreteRequest } from 'relay-runtime';
export type ArticleScoresQuery$variables = Record<PropertyKey, never>;
export type ArticleScoresQuery$data = {
  readonly articleScores: ReadonlyArray<{
    readonly article: {
      readonly id: string;
      readonly title: string;
    };
    readonly helpful: number;
    readonly unhelpful: number;
    readonly words: ReadonlyArray<string>;
  }>;
};
export type ArticleScoresQuery = {
  response: ArticleScoresQuery$data;
  variables: ArticleScoresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ArticleScore",
    "kind": "LinkedField",
    "name": "articleScores",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "article",
        "plural": false,
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "helpful",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unhelpful",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "words",
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
    "name": "ArticleScoresQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArticleScoresQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8e626d2960dfb5895aaa43406bb8fef48a63ddf0122a0b31912d0b91fa418158",
    "metadata": {},
    "name": "ArticleScoresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7eeebec2fa843a1c697c7d40e9165f77";

export default node;
