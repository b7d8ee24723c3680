/**
 * @generated SignedSource<<ea47f4610b29596fe5b3aa7b4329f0bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferEditor_viewer$data = {
  readonly messageSettings: {
    readonly hasDisclosure: boolean;
    readonly signature: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_templates">;
  readonly " $fragmentType": "OfferEditor_viewer";
};
export type OfferEditor_viewer$key = {
  readonly " $data"?: OfferEditor_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferEditor_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageSettings",
      "kind": "LinkedField",
      "name": "messageSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDisclosure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signature",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferEditor_templates"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4c1064f433bfa6f97d00f4219c3ac9e5";

export default node;
