/**
 * @generated SignedSource<<273963869ad89733859f25ce702d8dbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CatalogueFoot_viewer$data = {
  readonly productTally: {
    readonly total: number;
  };
  readonly subscription: {
    readonly limits: {
      readonly products: number;
    };
  };
  readonly " $fragmentType": "CatalogueFoot_viewer";
};
export type CatalogueFoot_viewer$key = {
  readonly " $data"?: CatalogueFoot_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatalogueFoot_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CatalogueFoot_viewer",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "11c15f6f5c4f11c1429d920f2e9b03f1";

export default node;
