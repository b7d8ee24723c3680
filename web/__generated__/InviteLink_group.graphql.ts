/**
 * @generated SignedSource<<488000ee39ef01bef6fff3009dad761b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InviteState = "ASKED" | "KNOWN" | "REFUSED" | "UNAVAILABLE" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type InviteLink_group$data = {
  readonly id: string;
  readonly inviteReadAt: string | null | undefined;
  readonly inviteState: InviteState;
  readonly inviteUrl: string | null | undefined;
  readonly " $fragmentType": "InviteLink_group";
};
export type InviteLink_group$key = {
  readonly " $data"?: InviteLink_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteLink_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteLink_group",
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
      "name": "inviteState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteReadAt",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "40b3b779e8b046264de1ed9bd1bb82fe";

export default node;
