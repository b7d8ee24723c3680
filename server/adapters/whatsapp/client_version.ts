/**
 * WhatsApp Web's version that the library says it is: known here without loading it. A test holds the
 * two together.
 */
export const CLIENT_VERSION = "2.3000.1043857760";
