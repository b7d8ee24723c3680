/**
 * @generated SignedSource<<d542951437079403bbdb640f82181bfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendingResults_offer$data = {
  readonly dispatchTally: {
    readonly canceled: number;
    readonly expired: number;
    readonly failed: number;
    readonly queued: number;
    readonly sending: number;
    readonly sent: number;
    readonly total: number;
    readonly uncertain: number;
  };
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useResults_offer">;
  readonly " $fragmentType": "SendingResults_offer";
};
export type SendingResults_offer$key = {
  readonly " $data"?: SendingResults_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendingResults_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendingResults_offer",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DispatchTally",
      "kind": "LinkedField",
      "name": "dispatchTally",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queued",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uncertain",
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
          "name": "canceled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useResults_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "1a02dc43f98fea6510611fd980494c3e";

export default node;
