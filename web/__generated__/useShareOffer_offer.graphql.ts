/**
 * @generated SignedSource<<d9289809f8e1854ced80880d45e51952>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useShareOffer_offer$data = {
  readonly id: string;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"useUnpaidCheck_offer">;
  readonly " $fragmentType": "useShareOffer_offer";
};
export type useShareOffer_offer$key = {
  readonly " $data"?: useShareOffer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShareOffer_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShareOffer_offer",
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
      "name": "text",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUnpaidCheck_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "79fc69cd6a84b165d982505296b88073";

export default node;
