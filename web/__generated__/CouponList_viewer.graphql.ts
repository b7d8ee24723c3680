/**
 * @generated SignedSource<<336a2367bb1cf874d4efd8fb94ceeb4b>>
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
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isEndingToday"
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
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "isEndingToday",
          "variableName": "isEndingToday"
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

(node as any).hash = "65da0320a6ac47bef19b07fb37529ee8";

export default node;
