/**
 * @generated SignedSource<<b89e0b708bc4eae990a6e0d2106e0007>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConnectionCard_quota$data = {
  readonly allowed: number;
  readonly resetsAt: string | null | undefined;
  readonly used: number;
  readonly " $fragmentType": "ConnectionCard_quota";
};
export type ConnectionCard_quota$key = {
  readonly " $data"?: ConnectionCard_quota$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectionCard_quota">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectionCard_quota",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "used",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resetsAt",
      "storageKey": null
    }
  ],
  "type": "ShopCallQuota",
  "abstractKey": null
};

(node as any).hash = "0e143a22d38f365abd84073170cbfa04";

export default node;
