/**
 * @generated SignedSource<<709025727653b8e7976e59e11703666b>>
 * @relayHash e4f67f13a668fff5e5d4b4b0c803080d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d6544650eb586bbc6bc3103cf6855c369f497dabdb6b54c477bc00eaf1b8e82

import { ConcreteRequest } from 'relay-runtime';
export type ApiScope = "ADMIN_READ" | "ADMIN_WRITE" | "ASSISTANT_READ" | "ASSISTANT_WRITE" | "AUTOMATION_READ" | "AUTOMATION_WRITE" | "CALENDAR_READ" | "CALENDAR_WRITE" | "COUPONS_READ" | "COUPONS_WRITE" | "GROUPS_READ" | "GROUPS_WRITE" | "INSIGHTS_READ" | "INSIGHTS_WRITE" | "LINKS_READ" | "LINKS_WRITE" | "NOTIFICATIONS_READ" | "NOTIFICATIONS_WRITE" | "OFFERS_READ" | "OFFERS_WRITE" | "PRODUCTS_READ" | "PRODUCTS_WRITE" | "PROFILE_READ" | "SENDING_READ" | "SENDING_WRITE" | "STORE_READ" | "STORE_WRITE" | "TEXTS_READ" | "TEXTS_WRITE";
export type OAuthAuthorizationInput = {
  clientId?: string | null | undefined;
  codeChallenge?: string | null | undefined;
  codeChallengeMethod?: string | null | undefined;
  redirectUri?: string | null | undefined;
  responseType?: string | null | undefined;
  scope?: string | null | undefined;
  state?: string | null | undefined;
};
export type AuthorizeScreenQuery$variables = {
  request: OAuthAuthorizationInput;
};
export type AuthorizeScreenQuery$data = {
  readonly impersonation: {
    readonly id: string;
  } | null | undefined;
  readonly viewer: {
    readonly displayName: string;
    readonly email: string;
    readonly oauthAuthorization: {
      readonly appName: string | null | undefined;
      readonly createdAt: string | null | undefined;
      readonly host: string | null | undefined;
      readonly makerName: string | null | undefined;
      readonly redirectTo: string | null | undefined;
      readonly refusal: string | null | undefined;
      readonly scopes: ReadonlyArray<ApiScope>;
    };
  } | null | undefined;
};
export type AuthorizeScreenQuery = {
  response: AuthorizeScreenQuery$data;
  variables: AuthorizeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "request"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "request",
      "variableName": "request"
    }
  ],
  "concreteType": "OAuthAuthorization",
  "kind": "LinkedField",
  "name": "oauthAuthorization",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "makerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redirectTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusal",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Impersonation",
  "kind": "LinkedField",
  "name": "impersonation",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuthorizeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuthorizeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "9d6544650eb586bbc6bc3103cf6855c369f497dabdb6b54c477bc00eaf1b8e82",
    "metadata": {},
    "name": "AuthorizeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7156e3539ef8c1516d30ce5e3bf46f1e";

export default node;
