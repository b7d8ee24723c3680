/**
 * @generated SignedSource<<8c24c9fa0644b20b65f45ef5050b3b21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StoreStatus = "DISABLED" | "PUBLISHED" | "UNPUBLISHED";
import { FragmentRefs } from "relay-runtime";
export type PublishCard_store$data = {
  readonly disabledReason: string | null | undefined;
  readonly shownItems: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
    }>;
  };
  readonly status: StoreStatus;
  readonly url: string;
  readonly " $fragmentType": "PublishCard_store";
};
export type PublishCard_store$key = {
  readonly " $data"?: PublishCard_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishCard_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishCard_store",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledReason",
      "storageKey": null
    },
    {
      "alias": "shownItems",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "isHidden",
          "value": false
        }
      ],
      "concreteType": "StoreItemConnection",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StoreItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "items(first:1,isHidden:false)"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "9de235a1662e1ded17c365d799c20756";

export default node;
