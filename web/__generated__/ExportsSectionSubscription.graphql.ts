/**
 * @generated SignedSource<<f27658a0f08a36278471705c9bc27e55>>
 * @relayHash 9f9b074be8c16152ae05e583fc22458d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61f3036c78786fca8091cc78596b480a91c7bc74781dab0d4a5972aa5f09b11f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExportsSectionSubscription$variables = Record<PropertyKey, never>;
export type ExportsSectionSubscription$data = {
  readonly exportChanged: {
    readonly export: {
      readonly " $fragmentSpreads": FragmentRefs<"ExportsSection_export">;
    } | null | undefined;
    readonly id: string;
  };
};
export type ExportsSectionSubscription = {
  response: ExportsSectionSubscription$data;
  variables: ExportsSectionSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportsSectionSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ExportChanged",
        "kind": "LinkedField",
        "name": "exportChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Export",
            "kind": "LinkedField",
            "name": "export",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ExportsSection_export"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExportsSectionSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ExportChanged",
        "kind": "LinkedField",
        "name": "exportChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Export",
            "kind": "LinkedField",
            "name": "export",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
                "name": "format",
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
                "name": "failure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rowCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "size",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requestedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "61f3036c78786fca8091cc78596b480a91c7bc74781dab0d4a5972aa5f09b11f",
    "metadata": {},
    "name": "ExportsSectionSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b97358d8e927bee2b1827d46643ac9c9";

export default node;
