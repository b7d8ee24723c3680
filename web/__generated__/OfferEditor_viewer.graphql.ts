/**
 * @generated SignedSource<<6d68c4c861d1eda5b237101dd0178635>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferEditor_viewer$data = {
  readonly messageSettings: {
    readonly disclosure: boolean;
  };
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
          "name": "disclosure",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "63c48c56a02b6d036426ae7ffe6d8c8f";

export default node;
