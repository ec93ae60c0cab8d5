let texts = Texts(.module)
