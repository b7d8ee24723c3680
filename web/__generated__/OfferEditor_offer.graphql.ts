/**
 * @generated SignedSource<<f857fcc30664e7ab1fefaabb2773e2fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferEditor_offer$data = {
  readonly affiliateUrl: string | null | undefined;
  readonly hasCustomText: boolean;
  readonly id: string;
  readonly templateId: string | null | undefined;
  readonly templateName: string | null | undefined;
  readonly text: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"offerFields_offer">;
  readonly " $fragmentType": "OfferEditor_offer";
};
export type OfferEditor_offer$key = {
  readonly " $data"?: OfferEditor_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferEditor_offer",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "affiliateUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "templateId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "templateName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasCustomText",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "offerFields_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "9f2305d560b5862f4c996482e7be5714";

export default node;
