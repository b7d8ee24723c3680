/**
 * @generated SignedSource<<9fff478549e899a672b0cee01548e086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CouponsScreen_views$data = {
  readonly couponTally: {
    readonly active: number;
    readonly disabled: number;
    readonly endingToday: number;
    readonly expired: number;
    readonly scheduled: number;
    readonly unconfirmed: number;
  };
  readonly " $fragmentType": "CouponsScreen_views";
};
export type CouponsScreen_views$key = {
  readonly " $data"?: CouponsScreen_views$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponsScreen_views">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponsScreen_views",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CouponTally",
      "kind": "LinkedField",
      "name": "couponTally",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endingToday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scheduled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unconfirmed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1a5a7a71d1ef7d9465d28a146174a4e6";

export default node;
