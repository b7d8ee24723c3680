/**
 * @generated SignedSource<<743450abb3366c77b5c67ba704f0936e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DispatchStatus = "CANCELED" | "EXPIRED" | "FAILED" | "QUEUED" | "SENDING" | "SENT" | "UNCERTAIN";
import { FragmentRefs } from "relay-runtime";
export type DispatchActions_dispatch$data = {
  readonly id: string;
  readonly status: DispatchStatus;
  readonly " $fragmentType": "DispatchActions_dispatch";
};
export type DispatchActions_dispatch$key = {
  readonly " $data"?: DispatchActions_dispatch$data;
  readonly " $fragmentSpreads": FragmentRefs<"DispatchActions_dispatch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DispatchActions_dispatch",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};

(node as any).hash = "73f11b4fecb3ed667e36ef2ee3f22b60";

export default node;
