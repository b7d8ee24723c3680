/**
 * @generated SignedSource<<717e662b2ace6207a4e052d0867cd3c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Catalogue_viewer$data = {
  readonly productTally: {
    readonly total: number;
  };
  readonly subscription: {
    readonly limits: {
      readonly products: number;
    };
  };
  readonly " $fragmentType": "Catalogue_viewer";
};
export type Catalogue_viewer$key = {
  readonly " $data"?: Catalogue_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Catalogue_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Catalogue_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductTally",
      "kind": "LinkedField",
      "name": "productTally",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanLimits",
          "kind": "LinkedField",
          "name": "limits",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "products",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c31f573eac4934dc968dab4e53fd3bdf";

export default node;
