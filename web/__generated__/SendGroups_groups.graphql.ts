/**
 * @generated SignedSource<<cdbbe20530d2a7ab1e776b06648f44a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
import { FragmentRefs } from "relay-runtime";
export type SendGroups_groups$data = ReadonlyArray<{
  readonly channel: Channel;
  readonly id: string;
  readonly members: number | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentType": "SendGroups_groups";
}>;
export type SendGroups_groups$key = ReadonlyArray<{
  readonly " $data"?: SendGroups_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendGroups_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SendGroups_groups",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "members",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "130f77e413869eeb36c8f2f21c75b964";

export default node;
