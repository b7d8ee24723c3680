/**
 * @generated SignedSource<<e0aee7102b5ab5d912d7d12a68e3cff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DuplicateReason = "SAME_ID" | "SAME_NAME";
import { FragmentRefs } from "relay-runtime";
export type DuplicateSet_set$data = {
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
  readonly reason: DuplicateReason;
  readonly " $fragmentType": "DuplicateSet_set";
};
export type DuplicateSet_set$key = {
  readonly " $data"?: DuplicateSet_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicateSet_set">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuplicateSet_set",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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

(node as any).hash = "2058b65074e360340e8fb1fe3fc1bb31";

export default node;
