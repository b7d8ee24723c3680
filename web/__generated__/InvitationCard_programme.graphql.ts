/**
 * @generated SignedSource<<8c2f1de488d8bbc4032c8e1089888c84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvitationCard_programme$data = {
  readonly acceptedTerms: string | null | undefined;
  readonly clickCount: number;
  readonly path: string | null | undefined;
  readonly payingCount: number;
  readonly signUpCount: number;
  readonly " $fragmentType": "InvitationCard_programme";
};
export type InvitationCard_programme$key = {
  readonly " $data"?: InvitationCard_programme$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationCard_programme">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationCard_programme",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptedTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signUpCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payingCount",
      "storageKey": null
    }
  ],
  "type": "ReferralProgramme",
  "abstractKey": null
};

(node as any).hash = "bca96dcd85f77a66f3784e1f8d73eb62";

export default node;
