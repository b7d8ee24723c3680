/**
 * @generated SignedSource<<6ae0ef01d3b93af5f77e01b15954c175>>
 * @relayHash ada4fd87701bf2523dcec3a666b4afcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a47246fd7e863c053f41537a38ee49a839804e24765c2cbd500079785ee91c5

import { ConcreteRequest } from 'relay-runtime';
export type RetailSeason = "BACK_TO_SCHOOL" | "BLACK_FRIDAY" | "CARNIVAL" | "CHILDREN" | "CHRISTMAS" | "CONSUMERS" | "EASTER" | "ELEVEN_ELEVEN" | "FATHERS" | "LOVERS" | "MOTHERS" | "NINE_NINE" | "TEN_TEN" | "TWELVE_TWELVE";
export type WriteSheetQuery$variables = Record<PropertyKey, never>;
export type WriteSheetQuery$data = {
  readonly viewer: {
    readonly assistant: {
      readonly isEnabled: boolean;
      readonly isResting: boolean;
      readonly modelName: string | null | undefined;
      readonly promptsLeft: number | null | undefined;
    };
    readonly groups: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly title: string;
        };
      }>;
    };
    readonly retailSeasons: ReadonlyArray<{
      readonly name: string;
      readonly season: RetailSeason;
    }>;
  } | null | undefined;
};
export type WriteSheetQuery = {
  response: WriteSheetQuery$data;
  variables: WriteSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "AssistantStatus",
  "kind": "LinkedField",
  "name": "assistant",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modelName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isResting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promptsLeft",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "RetailSeasonDates",
  "kind": "LinkedField",
  "name": "retailSeasons",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "season",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 50
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
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "groups(first:50,isActive:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WriteSheetQuery",
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
          (v1/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "WriteSheetQuery",
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
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3a47246fd7e863c053f41537a38ee49a839804e24765c2cbd500079785ee91c5",
    "metadata": {},
    "name": "WriteSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82fb1ccfd5c69413ee51285aa8dac791";

export default node;
