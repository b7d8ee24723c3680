/**
 * @generated SignedSource<<d78d1fc6aa810370583f8129ac091b5b>>
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
      "name": "TemplatePick_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f2ff24d30719f395fa04e556f5cfede9";

export default node;
