/**
 * @generated SignedSource<<2a0add8c219cdebe849e635664f0b075>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PublisherIdsForm_viewer$data = {
  readonly publisherIds: {
    readonly awin: string | null | undefined;
    readonly cj: string | null | undefined;
    readonly impact: string | null | undefined;
    readonly lomadee: string | null | undefined;
    readonly rakuten: string | null | undefined;
  };
  readonly " $fragmentType": "PublisherIdsForm_viewer";
};
export type PublisherIdsForm_viewer$key = {
  readonly " $data"?: PublisherIdsForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublisherIdsForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublisherIdsForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PublisherIds",
      "kind": "LinkedField",
      "name": "publisherIds",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "awin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lomadee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rakuten",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cj",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "impact",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c6cf1887ed7a030aa322234b754a0485";

export default node;
