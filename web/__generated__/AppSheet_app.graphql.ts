/**
 * @generated SignedSource<<55f3e635ddd6513540c834ab7fe10df8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AppSheet_app$data = {
  readonly disabledReason: string | null | undefined;
  readonly id: string;
  readonly isPublic: boolean;
  readonly name: string;
  readonly redirectUris: ReadonlyArray<string>;
  readonly " $fragmentType": "AppSheet_app";
};
export type AppSheet_app$key = {
  readonly " $data"?: AppSheet_app$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppSheet_app">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppSheet_app",
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
      "name": "redirectUris",
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
      "name": "disabledReason",
      "storageKey": null
    }
  ],
  "type": "OAuthApp",
  "abstractKey": null
};

(node as any).hash = "eb8d96abae8840d0b8c92828521ade44";

export default node;
