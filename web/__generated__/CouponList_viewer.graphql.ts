/**
 * @generated SignedSource<<324ebdeb317274c79304a705ae56adac>>
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "db988caef867c39b97ed024a51f8c5da";

export default node;
