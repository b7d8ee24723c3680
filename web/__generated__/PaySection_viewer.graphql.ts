/**
 * @generated SignedSource<<f4b86c0d7e155aeb1a35b68a5e9e5c81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxpayerKind = "CNPJ" | "CPF";
import { FragmentRefs } from "relay-runtime";
export type PaySection_viewer$data = {
  readonly isTaxpayerRequired: boolean;
  readonly taxpayer: {
    readonly hint: string;
    readonly kind: TaxpayerKind;
  } | null | undefined;
  readonly " $fragmentType": "PaySection_viewer";
};
export type PaySection_viewer$key = {
  readonly " $data"?: PaySection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaySection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaySection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Taxpayer",
      "kind": "LinkedField",
      "name": "taxpayer",
      "plural": false,
      "selections": [
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
          "name": "hint",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTaxpayerRequired",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b5d76a6ab4a5142d640ae918ecd4f390";

export default node;
