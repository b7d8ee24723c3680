/**
 * @generated SignedSource<<ded983ccaba50fde911818b5cc8a406a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuotaBar_quota$data = {
  readonly allowed: number;
  readonly resetsAt: string | null | undefined;
  readonly used: number;
  readonly " $fragmentType": "QuotaBar_quota";
};
export type QuotaBar_quota$key = {
  readonly " $data"?: QuotaBar_quota$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotaBar_quota">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuotaBar_quota",
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

(node as any).hash = "ef4f6c2acf84a1283903b831b8f034ad";

export default node;
