/**
 * @generated SignedSource<<5b23d58553a5dba3b63e84bea766cfdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ShortLinkPurpose = "MANUAL" | "MESSAGE" | "STORE";
import { FragmentRefs } from "relay-runtime";
export type useLinkList_full$data = {
  readonly id: string;
  readonly purpose: ShortLinkPurpose;
  readonly " $fragmentSpreads": FragmentRefs<"LinkAddress_link" | "LinkForm_link" | "LinkRow_link">;
  readonly " $fragmentType": "useLinkList_full";
};
export type useLinkList_full$key = {
  readonly " $data"?: useLinkList_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLinkList_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLinkList_full",
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
      "name": "purpose",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkRow_link"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkForm_link"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkAddress_link"
    }
  ],
  "type": "ShortLink",
  "abstractKey": null
};

(node as any).hash = "42c22993c0298f9e7c097899d9c02ee5";

export default node;
