/**
 * @generated SignedSource<<aa9f5e9fe0fb6ef5b647d74e6ff6316d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"fieldRows_offer">;
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
      "name": "fieldRows_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "766a934721b0f317140826f1f7414bd5";

export default node;
