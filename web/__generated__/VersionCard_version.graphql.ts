/**
 * @generated SignedSource<<00d0bee6e900ddf8829085057b936287>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VersionCard_version$data = {
  readonly outdatedSessions: number;
  readonly outdatedSince: string | null | undefined;
  readonly version: string;
  readonly " $fragmentType": "VersionCard_version";
};
export type VersionCard_version$key = {
  readonly " $data"?: VersionCard_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"VersionCard_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VersionCard_version",
  "selections": [
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
      "name": "outdatedSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outdatedSessions",
      "storageKey": null
    }
  ],
  "type": "ClientVersion",
  "abstractKey": null
};

(node as any).hash = "cb139f8b58b3a82cb787a70267955e11";

export default node;
