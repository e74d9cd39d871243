package io.github.terrene.examples.spring;

import java.security.SecureRandom;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** People play Hobe with each other. Their games are rows of a database. */
@SpringBootApplication
class HobeOnline {
    public static void main(String[] args) {
        SpringApplication.run(HobeOnline.class, args);
    }

    /** What nobody guesses: seeds of games, and tokens. */
    @Bean
    SecureRandom chance() {
        return new SecureRandom();
    }
}
