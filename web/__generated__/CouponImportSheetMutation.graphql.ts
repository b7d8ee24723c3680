/**
 * @generated SignedSource<<fc754f5d88d03af256bda6e48c063c3f>>
 * @relayHash 8e38c3819e20ffbacc3791babdaa37ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86bb92f90e6fdb23f7db4c07dc5f31e1c61e9c765c3a2ff916b6c1aecd5b4c84

import { ConcreteRequest } from 'relay-runtime';
export type ImportCouponsInput = {
  csv: string;
  dryRun: boolean;
};
export type CouponImportSheetMutation$variables = {
  input: ImportCouponsInput;
};
export type CouponImportSheetMutation$data = {
  readonly importCoupons: {
    readonly code?: string;
    readonly count?: number;
    readonly dryRun?: boolean;
    readonly lines?: ReadonlyArray<{
      readonly amountOff: {
        readonly formatted: string;
      } | null | undefined;
      readonly code: string;
      readonly line: number;
      readonly percentOff: number | null | undefined;
      readonly shop: string;
      readonly validUntil: string | null | undefined;
    }>;
    readonly message?: string;
    readonly problems?: ReadonlyArray<{
      readonly column: string | null | undefined;
      readonly line: number;
      readonly message: string;
    }>;
  };
};
export type CouponImportSheetMutation = {
  response: CouponImportSheetMutation$data;
  variables: CouponImportSheetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dryRun",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CouponLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shop",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentOff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amountOff",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formatted",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CsvProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ImportedCoupons",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CouponImportSheetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importCoupons",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CouponImportSheetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importCoupons",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "86bb92f90e6fdb23f7db4c07dc5f31e1c61e9c765c3a2ff916b6c1aecd5b4c84",
    "metadata": {},
    "name": "CouponImportSheetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eca5c6fcb571480a9954d3886ea9027b";

export default node;
