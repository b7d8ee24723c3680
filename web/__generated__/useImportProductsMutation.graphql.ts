/**
 * @generated SignedSource<<ce60e3f48052617d9b60763647975cf1>>
 * @relayHash a303fe843d00f3c3e79ce267917186ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 041a6b920202ef1593c15003e29abc90434f606fd5cb5deb532dd32e3a221f4f

import { ConcreteRequest } from 'relay-runtime';
export type ImportOutcome = "CREATED" | "FAILED" | "SKIPPED" | "UPDATED";
export type ImportProductsInput = {
  csv: string;
  dryRun?: boolean | null | undefined;
  rightOnly?: boolean | null | undefined;
};
export type useImportProductsMutation$variables = {
  input: ImportProductsInput;
};
export type useImportProductsMutation$data = {
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
export type useImportProductsMutation = {
  response: useImportProductsMutation$data;
  variables: useImportProductsMutation$variables;
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
    "name": "useImportProductsMutation",
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
    "name": "useImportProductsMutation",
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
    "id": "041a6b920202ef1593c15003e29abc90434f606fd5cb5deb532dd32e3a221f4f",
    "metadata": {},
    "name": "useImportProductsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8305042859b8fff6245be20b67322f1f";

export default node;
