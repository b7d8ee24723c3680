/**
 * @generated SignedSource<<57d244cc485b60e5cc04ce6e8c78422d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ViewTabs_viewer$data = {
  readonly queueTally: {
    readonly notSent: number;
    readonly uncertain: number;
    readonly waiting: number;
  };
  readonly " $fragmentType": "ViewTabs_viewer";
};
export type ViewTabs_viewer$key = {
  readonly " $data"?: ViewTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewTabs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QueueTally",
      "kind": "LinkedField",
      "name": "queueTally",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uncertain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notSent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ab1907742c8847a1f9da8263cf395a84";

export default node;
