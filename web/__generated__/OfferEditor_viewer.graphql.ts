/**
 * @generated SignedSource<<5528393cac25e93dbc76349fad2d0dfc>>
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
  readonly " $fragmentSpreads": FragmentRefs<"TemplatePick_viewer">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TemplatePick_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "33887a4463a0c47f9845c59a16412d83";

export default node;
