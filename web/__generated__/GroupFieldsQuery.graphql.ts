/**
 * @generated SignedSource<<60276cb0693418fc3b7feee9ec3ce670>>
 * @relayHash 1aaaabe37fb27e6685d598637813e5dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a08050b92dec21b87bcc7b0c37bddcf934ef0e8c8cdf1b0c829ac7a918ebd035

import { ConcreteRequest } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type GroupFieldsQuery$variables = Record<PropertyKey, never>;
export type GroupFieldsQuery$data = {
  readonly viewer: {
    readonly groupTags: ReadonlyArray<{
      readonly tag: string;
    }>;
    readonly groups: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly channel: Channel;
          readonly id: string;
          readonly leftAt: string | null | undefined;
          readonly title: string;
        };
      }>;
    };
  } | null | undefined;
};
export type GroupFieldsQuery = {
  response: GroupFieldsQuery$data;
  variables: GroupFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "GroupTag",
  "kind": "LinkedField",
  "name": "groupTags",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tag",
      "storageKey": null
    }
  ],
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
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    },
    {
      "kind": "Literal",
      "name": "isActive",
      "value": true
    }
  ],
  "concreteType": "GroupConnection",
  "kind": "LinkedField",
  "name": "groups",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "node",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "channel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "leftAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "groups(first:100,isActive:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupFieldsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GroupFieldsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a08050b92dec21b87bcc7b0c37bddcf934ef0e8c8cdf1b0c829ac7a918ebd035",
    "metadata": {},
    "name": "GroupFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70cc9d177c795495711c9f2e55ecc322";

export default node;
