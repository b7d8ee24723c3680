/**
 * @generated SignedSource<<ed840ec402d0d897dc75686e56839edc>>
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
    readonly signature: string;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "afa93180908c3a56f193843226bfd39e";

export default node;
