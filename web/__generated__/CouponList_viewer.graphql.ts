/**
 * @generated SignedSource<<d37a834bb39b19c3fc95a72044d6e3e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CouponList_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCouponList_viewer">;
  readonly " $fragmentType": "CouponList_viewer";
};
export type CouponList_viewer$key = {
  readonly " $data"?: CouponList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "endsToday"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "status"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponList_viewer",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "endsToday",
          "variableName": "endsToday"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "status",
          "variableName": "status"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useCouponList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "52ed74c8eb510d87ecf218b5dab82490";

export default node;
