/**
 * @generated SignedSource<<2163c7ffee357374fd5a723ae8288dcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferFilters_viewer$data = {
  readonly offerTally: {
    readonly approved: number;
    readonly draft: number;
    readonly failed: number;
    readonly queued: number;
    readonly sent: number;
    readonly total: number;
    readonly uncertain: number;
  };
  readonly " $fragmentType": "OfferFilters_viewer";
};
export type OfferFilters_viewer$key = {
  readonly " $data"?: OfferFilters_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferFilters_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferFilters_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferTally",
      "kind": "LinkedField",
      "name": "offerTally",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "draft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approved",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ddfdd22023e627b5748cbab86372ad70";

export default node;
