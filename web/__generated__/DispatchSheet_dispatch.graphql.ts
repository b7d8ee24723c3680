/**
 * @generated SignedSource<<34a5018807c524d184e1ac87b5829c1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DispatchStatus = "CANCELED" | "EXPIRED" | "FAILED" | "QUEUED" | "SENDING" | "SENT" | "UNCERTAIN";
import { FragmentRefs } from "relay-runtime";
export type DispatchSheet_dispatch$data = {
  readonly id: string;
  readonly status: DispatchStatus;
  readonly " $fragmentType": "DispatchSheet_dispatch";
};
export type DispatchSheet_dispatch$key = {
  readonly " $data"?: DispatchSheet_dispatch$data;
  readonly " $fragmentSpreads": FragmentRefs<"DispatchSheet_dispatch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DispatchSheet_dispatch",
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

(node as any).hash = "befc1373da96b26201587a47eac536b0";

export default node;
