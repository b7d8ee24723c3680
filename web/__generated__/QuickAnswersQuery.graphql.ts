/**
 * @generated SignedSource<<b21bd3e922e965d4c791f196bf27f0df>>
 * @relayHash a7ab8dc1d0178c519f18d2c6817b2047
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ccc57b4e1a9c60d6437b3421da3b428ada1e8e8b13030378be85bc6970fc437

import { ConcreteRequest } from 'relay-runtime';
export type QuickAnswerKind = "SENDING" | "WEEK";
export type QuickAnswersQuery$variables = {
  kind: QuickAnswerKind;
  offerId?: string | null | undefined;
};
export type QuickAnswersQuery$data = {
  readonly viewer: {
    readonly quickAnswer: {
      readonly facts: ReadonlyArray<{
        readonly label: string;
        readonly path: string | null | undefined;
        readonly text: string;
      }>;
      readonly sentences: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type QuickAnswersQuery = {
  response: QuickAnswersQuery$data;
  variables: QuickAnswersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "offerId"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "kind",
      "variableName": "kind"
    },
    {
      "kind": "Variable",
      "name": "offerId",
      "variableName": "offerId"
    }
  ],
  "concreteType": "QuickAnswer",
  "kind": "LinkedField",
  "name": "quickAnswer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentences",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QuickAnswersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuickAnswersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3ccc57b4e1a9c60d6437b3421da3b428ada1e8e8b13030378be85bc6970fc437",
    "metadata": {},
    "name": "QuickAnswersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1146d84bc357e7af26680604860f3257";

export default node;
