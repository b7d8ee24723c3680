/**
 * @generated SignedSource<<6eae650964b9b694cab43f966c945bb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnApps_viewer$data = {
  readonly oauthApps: ReadonlyArray<{
    readonly disabledAt: string | null | undefined;
    readonly id: string;
    readonly isPublic: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "OwnApps_viewer";
};
export type OwnApps_viewer$key = {
  readonly " $data"?: OwnApps_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnApps_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnApps_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OAuthApp",
      "kind": "LinkedField",
      "name": "oauthApps",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPublic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disabledAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d95ebbda3448ff6802a927e06c7db7ef";

export default node;
