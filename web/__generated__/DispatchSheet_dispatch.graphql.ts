/**
 * @generated SignedSource<<fa77f03837e1c466b7ab0e3230acad90>>
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
  readonly offer: {
    readonly " $fragmentSpreads": FragmentRefs<"useUnpaidCheck_offer">;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useUnpaidCheck_offer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};

(node as any).hash = "63590e03b23d7c6618d28f94cdfb85f1";

export default node;
