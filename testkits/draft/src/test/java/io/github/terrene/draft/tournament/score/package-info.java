/** Points, byes, pairings and standings, computed by hand and by brute force. */
package io.github.terrene.draft.tournament.score;
