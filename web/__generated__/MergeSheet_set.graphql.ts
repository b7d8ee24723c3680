/**
 * @generated SignedSource<<a2e9e56d7c6e6eecd7fe312714d0cdc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DuplicateReason = "SAME_ID" | "SAME_NAME";
import { FragmentRefs } from "relay-runtime";
export type MergeSheet_set$data = {
  readonly products: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly price: {
      readonly formatted: string;
    } | null | undefined;
    readonly shop: string;
    readonly tags: ReadonlyArray<string>;
    readonly title: string;
  }>;
  readonly reasonCode: DuplicateReason;
  readonly " $fragmentType": "MergeSheet_set";
};
export type MergeSheet_set$key = {
  readonly " $data"?: MergeSheet_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeSheet_set">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeSheet_set",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasonCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
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
          "name": "shop",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductDuplicates",
  "abstractKey": null
};

(node as any).hash = "9c02f5fdde479b7b41127f29f5769bba";

export default node;
