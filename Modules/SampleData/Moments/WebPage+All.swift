extension WebPage {
    static let all: [WebPage] = [
        .init(
            "Night trains are coming back, and I want to take every one of them",
            "https://example.org/travel/night-trains-are-back"),
        .init(
            "How a village of 300 people saved its only bookshop 📚",
            "https://example.org/stories/the-bookshop-of-300-people"),
        .init(
            "The science of why bread smells so good",
            "https://example.com/science/why-bread-smells-so-good"),
        .init(
            "Read this on the tram and missed my stop: letters from a lighthouse",
            "https://example.org/longreads/letters-from-a-lighthouse"),
        .init(
            "A calm, clear guide to repairing your own bicycle 🚲",
            "https://example.com/guides/bicycle-repair"),
        .init(
            "Our choir is looking for tenors. No audition, only cake",
            "https://example.org/choir/join"),
        .init(
            "These photographs of libraries make me want to move into one",
            "https://example.org/photography/libraries-of-the-world"),
        .init(
            "The octopus that recognised its keeper. Wonderful interview",
            "https://example.org/nature/the-octopus-and-the-keeper"),
        .init(
            "Fifteen soups for fifteen rainy days 🍲",
            "https://example.com/recipes/fifteen-soups"),
        .init(
            "Finally somebody explains tides so that I understand them",
            "https://example.org/science/tides-explained"),
        .init(
            "Petition to keep the old swimming pool open. It takes one minute!",
            "https://example.org/petitions/swimming-pool"),
        .init(
            "What a year of walking to work taught one columnist",
            "https://example.com/columns/a-year-of-walking"),
        .init(
            "Free concerts in the park all summer. Who is in? 🎶",
            "https://example.org/events/park-concerts"),
        .init(
            "The quiet art of kintsugi: repairing cups with gold",
            "https://example.org/craft/kintsugi"),
        .init(
            "A map of every public drinking fountain. So simple, so useful 💧",
            "https://example.com/maps/drinking-fountains"),
        .init(
            "My colleague’s podcast about bridges is far more exciting than it sounds",
            "https://example.org/podcasts/bridges"),
        .init(
            "The oldest tree in the city has its own letterbox, and people write to it 🌳",
            "https://example.org/stories/letters-to-a-tree"),
        .init(
            "Proof that Monday is not your fault",
            "https://example.com/science/monday"),
        .init(
            "Learn the night sky in ten evenings ⭐️",
            "https://example.org/guides/night-sky"),
        .init(
            "An hour with the woman who tunes the cathedral bells",
            "https://example.org/longreads/tuning-the-bells"),
        .init(
            "The community garden has three free plots. Be quick! 🌱",
            "https://example.org/garden/free-plots"),
        .init(
            "Why we remember songs from school and forget where the keys are",
            "https://example.com/science/songs-and-keys"),
        .init(
            "This recipe has fed our family since 1962",
            "https://example.com/recipes/lentil-stew"),
        .init(
            "The best explanation of football’s offside rule, told with ducks 🦆",
            "https://example.org/sport/offside-with-ducks"),
        .init(
            "How to say thank you in 45 languages. Mine is correct, I checked 🙏🏽",
            "https://example.org/languages/thank-you"),
        .init(
            "Blood donors wanted this week. I go on Thursday, come along ❤️",
            "https://example.org/health/give-blood"),
        .init(
            "A museum where you may touch everything. Taking the kids 👩‍👦",
            "https://example.com/museums/please-touch"),
        .init(
            "One street, one hundred years of shop windows",
            "https://example.org/photography/one-street"),
        .init(
            "I know nothing about chess and could not stop reading this ♟️",
            "https://example.org/longreads/the-last-game"),
        .init(
            "Swifts sleep while flying. I think about this daily now",
            "https://example.org/nature/swifts"),
        .init(
            "Tiny house, big winter: a diary from Lapland 🇫🇮",
            "https://example.com/travel/tiny-house-lapland"),
    ]
}
