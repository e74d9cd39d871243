package io.github.terrene.examples.spring;

import org.springframework.data.repository.CrudRepository;

/** The rows of all games. */
interface KeptGames extends CrudRepository<KeptGame, String> {}
