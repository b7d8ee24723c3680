/**
 * @generated SignedSource<<da3d6235adaf2d685dd6f058512194af>>
 * @relayHash 1a4acd1f0719fe71a00503334ab1eeef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96aea4672b3bfd8a7b3db9e6d460ee4d4866e3726dee6c9b9ce0654add1821a7

import { ConcreteRequest } from 'relay-runtime';
export type ImportOutcome = "CREATED" | "FAILED" | "SKIPPED" | "UPDATED";
export type ImportProductsInput = {
  csv: string;
  dryRun?: boolean | null | undefined;
  rightOnly?: boolean | null | undefined;
};
export type ProductImportSheetMutation$variables = {
  input: ImportProductsInput;
};
export type ProductImportSheetMutation$data = {
  readonly importProducts: {
    readonly code?: string;
    readonly created?: number;
    readonly lines?: ReadonlyArray<{
      readonly column: string | null | undefined;
      readonly line: number;
      readonly message: string | null | undefined;
      readonly outcome: ImportOutcome;
      readonly title: string | null | undefined;
    }>;
    readonly message?: string;
    readonly saved?: boolean;
    readonly updated?: number;
  };
};
export type ProductImportSheetMutation = {
  response: ProductImportSheetMutation$data;
  variables: ProductImportSheetMutation$variables;
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
  "name": "message",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "created",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportedProductLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
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
          "name": "column",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ProductImport",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductImportSheetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importProducts",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "ProductImportSheetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importProducts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "96aea4672b3bfd8a7b3db9e6d460ee4d4866e3726dee6c9b9ce0654add1821a7",
    "metadata": {},
    "name": "ProductImportSheetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a84d7ab44ddab9ab8e2eb0ac4dbdf32";

export default node;
